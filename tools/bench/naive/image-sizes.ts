// Replaces src/shared/pictures/image-sizes.ts in the naive build.
import { IMAGE_SIZES as OPTIMIZED } from '../../../src/shared/pictures/image-sizes.ts';

/** The banner has the full viewport width on phones, too. */
export const IMAGE_SIZES = { ...OPTIMIZED, banner: '100vw' };
