/** What tools load of the function: what it answers, and what lets the files of an emulator in. */
export { answer } from '../../functions/src/answer.ts';
export { acceptEmulator } from '../../src/content/base/stored-values.ts';
