import { vi } from 'vitest';
import { saveFile } from '../../src/shared/text/save-file';

/** Returns the last downloaded file. */
export async function savedFile() {
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  return { name, type: file?.type, text: (await file?.text()) ?? '' };
}
