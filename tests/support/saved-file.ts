import { vi } from 'vitest';
import { saveFile } from '../../src/shared/text/save-file';

/** What was downloaded last. */
export async function savedFile() {
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  return { name, type: file?.type, text: (await file?.text()) ?? '' };
}
