/** The exports of the function that tools load: its answers, and the hosts of the emulators. */
export { answer } from '../../functions/src/answer.ts';
export { acceptEmulator } from '../../src/content/base/stored-values.ts';
