import { emulatorEnvironment, TEST_PORTS } from './emulators/ports';
import { type EmulatorSuite, startEmulators } from './emulators/start';

/**
 * Collecting garbage seldom saves a tenth of the CPU time. Without stack traces, as Firestore's emulator
 * logs one for each request that the rules refuse.
 */
const JAVA = '-XX:+UseSerialGC -Xms1500m -Xmn1000m -XX:-StackTraceInThrowable';

/** For a JVM of a minute: it would spend half of its time on optimizing code. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1';

/**
 * Starts the emulators on the test ports, for some tests or for all, and sets the environment that finds
 * them.
 *
 * @throws SetupError as `startEmulators`
 */
export async function startTestEmulators({ isForAll = false } = {}): Promise<EmulatorSuite> {
  process.env['JAVA_TOOL_OPTIONS'] ??= isForAll ? JAVA : `${JAVA} ${SHORT_LIVED}`;
  const suite = await startEmulators({ ports: TEST_PORTS });
  Object.assign(process.env, emulatorEnvironment(TEST_PORTS));
  // For the browser tests that suspend the emulators.
  process.env['EMULATORS_GROUPS'] = suite.groups.join(',');
  return suite;
}
