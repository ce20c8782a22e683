import { emulatorEnvironment } from '../../tools/development/ports';
import { testRun } from '../../tools/test-run';

Object.assign(process.env, emulatorEnvironment(testRun().ports));
