import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SECURITY_CONTACT } from '../../src/company/contact-settings.ts';
import type { FixedFile } from '../bundle/fixed-files.ts';
import { COMPANY_FOLDER } from './folder.ts';
import { iconSvg } from './logo.ts';
import { drawSharePicture } from './share-picture.ts';

const APPLE_SIZE = 180;
const SHARE_PICTURE = path.join(COMPANY_FOLDER, 'share.jpg');

/** The files with a fixed address that are made from what the company has chosen, by path. */
export const SITE_FILES: Readonly<Record<string, FixedFile>> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => iconSvg(7) },
  'apple-touch-icon.png': {
    type: 'image/png',
    // iOS rounds the corners itself.
    make: () =>
      sharp(Buffer.from(iconSvg(0)), { density: 400 })
        .resize(APPLE_SIZE)
        .png()
        .toBuffer(),
  },
  // A picture of its own, if the company has one.
  'share.jpg': {
    type: 'image/jpeg',
    make: () => (existsSync(SHARE_PICTURE) ? readFileSync(SHARE_PICTURE) : drawSharePicture()),
  },
  '.well-known/security.txt': { type: 'text/plain', make: securityText },
};

/** Returns the text of security.txt: where to report a security problem (RFC 9116). */
function securityText(): string {
  const { email, expires, languages } = SECURITY_CONTACT;
  return `# Where to report a security problem of this site (RFC 9116).
Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${languages}
`;
}
