import { site } from '../../../company/site.ts';

/** A picture of a link preview; its size in pixels where it is known. */
export interface HeadImage {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** The company's picture for link previews, in `public`. */
export const COMPANY_IMAGE: HeadImage = {
  url: `${site.origin}/share.jpg`,
  alt: site.name,
  width: 1200,
  height: 630,
};
