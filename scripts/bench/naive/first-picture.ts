// Stands in for src/app/first-picture.ts.
import { SIZES as OWN } from '../../../src/app/first-picture.ts';

/** The browser takes a banner as wide as the screen. */
export const SIZES = { ...OWN, banner: '100vw' };

/** No picture is asked for before it is shown. */
export const fetchPicture = () => undefined;
