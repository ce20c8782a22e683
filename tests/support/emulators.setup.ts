import { emulatorEnvironment } from '../../tools/development/ports';
import { testRun } from '../../tools/proofs/runner/test-run';

Object.assign(process.env, emulatorEnvironment(testRun().ports));
