import { vi } from 'vitest';
import { saveFile } from '../../src/shared/text/save-file';

/** Waits for the download of a file, and returns it. */
export async function savedFile() {
  const [file, name] = await vi.waitUntil(() => vi.mocked(saveFile).mock.lastCall);
  return { name, type: file.type, text: await file.text() };
}
