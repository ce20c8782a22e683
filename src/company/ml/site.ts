import { site as first } from '../site.ts';

/** The names of the company. */
export const site = {
  ...first,
  name: 'നിലാവ് പിക്ചേഴ്സ്',
  tagline: 'ഇരുട്ടിയാൽ പിറക്കുന്ന ചിത്രങ്ങൾ, കൊച്ചിയിൽ നിന്ന്.',
} as const;

/** The name where space is limited, such as below the icon on a phone's home screen. */
export const SHORT_NAME = 'നിലാവ്';
