import { emulatorEnvironment, TEST_PORTS } from './emulators/ports';
import { type EmulatorSuite, startEmulators } from './emulators/start';

/**
 * Options for a short-lived JVM: it would spend most of its time on optimizing code, and a tenth on
 * collecting garbage. Without stack traces, as Firestore's emulator logs one for each request that the
 * rules refuse.
 */
const SHORT_LIVED_JAVA =
  '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xms1500m -Xmn1000m -XX:-StackTraceInThrowable';

/**
 * Starts the emulators on the test ports and sets the environment that finds them.
 *
 * @throws SetupError as `startEmulators`
 */
export async function startTestEmulators(): Promise<EmulatorSuite> {
  process.env['JAVA_TOOL_OPTIONS'] ??= SHORT_LIVED_JAVA;
  const suite = await startEmulators({ ports: TEST_PORTS });
  Object.assign(process.env, emulatorEnvironment(TEST_PORTS));
  // For the browser tests that suspend the emulators.
  process.env['EMULATORS_GROUPS'] = suite.groups.join(',');
  return suite;
}
