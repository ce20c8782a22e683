import { emulatorEnvironment, TEST_PORTS } from '../../tools/emulators/ports';

Object.assign(process.env, emulatorEnvironment(TEST_PORTS));
