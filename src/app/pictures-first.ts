import { PICTURE_PATIENCE_MS } from '../domain/limits';
import { pause } from '../domain/timeout';

let arrived: Promise<unknown> = Promise.resolve();

/** Lets this picture go first. */
export function goFirst(image: HTMLImageElement): void {
  const arrival = new Promise((resolve) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
  });
  arrived = Promise.all([arrived, Promise.race([arrival, pause(PICTURE_PATIENCE_MS)])]);
}

/** Kept when the pictures are there that go first: what is seen later is not to hold them up. */
export async function picturesFirst(): Promise<void> {
  // A loader asks for its pictures when it has heard of them, which is only just now.
  await pause(0);
  await arrived;
}
