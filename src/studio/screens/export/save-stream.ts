import { saveFile } from '../../../shared/text/save-file';

/** Writes a stream to the device; throws what the stream throws, and leaves no file then. */
type SaveStream = (stream: ReadableStream<Uint8Array>) => Promise<void>;

/**
 * Asks where to save a file, where the browser can write to it directly; elsewhere it becomes a
 * download. Null if the question was canceled. Has to be called by a press.
 */
export async function chooseTarget(name: string): Promise<SaveStream | null> {
  if (!window.showSaveFilePicker) return (stream) => saveAsDownload(stream, name);
  try {
    const file = await window.showSaveFilePicker({ suggestedName: name });
    // A stream that fails aborts the writing, which leaves the file as it was.
    return async (stream) => stream.pipeTo(await file.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Refused by a setting of the browser.
    return (stream) => saveAsDownload(stream, name);
  }
}

/** Browsers keep large blobs on the disk: parts of this size leave the memory. */
const PART_BYTES = 1_000_000;

async function saveAsDownload(stream: ReadableStream<Uint8Array>, name: string): Promise<void> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      // No copy, which would double the garbage; the ZIP has no shared memory.
      chunks.push(value as Uint8Array<ArrayBuffer>);
      bytes += value.length;
    }
    if (done || bytes >= PART_BYTES) {
      parts.push(new Blob(chunks));
      chunks = [];
      bytes = 0;
    }
    if (done) break;
  }
  saveFile(new Blob(parts, { type: 'application/zip' }), name);
}
