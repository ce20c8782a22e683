export type Canvas = OffscreenCanvas | HTMLCanvasElement;

interface Sheet<Surface extends Canvas = Canvas> {
  readonly canvas: Surface;
  readonly context: Surface extends OffscreenCanvas
    ? OffscreenCanvasRenderingContext2D
    : CanvasRenderingContext2D;
}

/** An empty canvas; in browsers that draw on none beside the page, one that is never shown. */
export function createSheet(width: number, height: number): Sheet {
  return offscreenSheet(width, height) ?? pageSheet(width, height);
}

function offscreenSheet(width: number, height: number): Sheet<OffscreenCanvas> | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  return context && { canvas, context };
}

function pageSheet(width: number, height: number): Sheet<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to spare');
  return { canvas, context };
}

/** The picture on a canvas as a file. Its type is PNG where the browser cannot write the wanted one. */
export function encode(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if (canvas instanceof HTMLCanvasElement) {
    return new Promise((resolve, reject) => {
      const done = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('The canvas is too large to be written'));
      canvas.toBlob(done, type, quality);
    });
  }
  return canvas.convertToBlob({ type, quality });
}

let webp: Promise<boolean> | undefined;

/** The best type that this browser can write: Safari cannot write WebP. */
export async function bestType(): Promise<'image/webp' | 'image/jpeg'> {
  webp ??= encode(createSheet(1, 1).canvas, 'image/webp', 1).then(({ type }) =>
    type.includes('webp'),
  );
  return (await webp) ? 'image/webp' : 'image/jpeg';
}
