// product 17.19.
import { expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../src/studio/pictures/upload/draw';
import { requireTrueCanvas } from '../../src/studio/pictures/upload/canvas';
import { preparePicture } from '../../src/studio/pictures/upload/resize';
import { jpegBytes } from '../support/picture-bytes';

type Color = readonly number[];
const same = (color: Color): Color => color;
const noise = (color: Color): Color => color.map((part) => 255 - part);
const lastBits = (color: Color): Color => color.map((part) => part ^ 1);

/** Stands in for the canvas of a browser, of which it knows the colour of each column. */
function setUpCanvas({ read = same, write = same }): void {
  class Surface {
    columns: Color[] = [];
    fillStyle = '';
    getContext = () => this;
    fillRect(left: number, _top: number, width: number) {
      const color = (this.fillStyle.match(/\d+/g) ?? []).map(Number);
      for (let x = left; x < left + width; x += 1) this.columns[x] = color;
    }
    drawImage = ({ columns }: Surface) => void (this.columns = columns);
    getImageData = () => ({ data: this.columns.flatMap((color) => [...read(color), 255]) });
    written = () => Object.assign(new Blob(), { columns: this.columns.map(write) });
    toBlob = (done: (blob: Blob) => void) => done(this.written());
    convertToBlob = async () => this.written();
  }
  vi.stubGlobal('HTMLCanvasElement', class extends Surface {});
  vi.stubGlobal('OffscreenCanvas', Surface);
  vi.stubGlobal('document', { createElement: () => new HTMLCanvasElement() });
  vi.stubGlobal('createImageBitmap', async (blob: object) => ({
    ...blob,
    close: () => undefined,
  }));
}

test.each([
  ['as they were drawn', {}],
  ['with other lowest bits, which are invisible', { read: lastBits, write: lastBits }],
])('a picture can be created if the browser returns pixels %s', async (_, canvas) => {
  setUpCanvas(canvas);
  await expect(requireTrueCanvas()).resolves.toBeUndefined();
});

test.each([
  ['reads', { read: noise }],
  ['writes', { write: noise }],
])(
  'if the browser alters the pixels that it %s, neither a picture nor a share picture is created',
  async (_, canvas) => {
    setUpCanvas(canvas);
    const altered = { name: 'PictureError', problem: 'altered' };
    const photo = new File([jpegBytes(40, 30)], 'photo.jpg', { type: 'image/jpeg' });
    await expect(preparePicture(photo)).rejects.toMatchObject(altered);
    await expect(drawSharePicture(photo, { title: 'Kadal' })).rejects.toMatchObject(altered);
    await expect(drawSharePicture(photo)).rejects.toMatchObject(altered);
  },
);
