import { emulatorEnvironment } from '../../tools/emulators/ports';
import { testRun } from '../../tools/test-run';

Object.assign(process.env, emulatorEnvironment(testRun().ports));
