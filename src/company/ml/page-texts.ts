import {
  ABOUT,
  ANNOUNCEMENTS,
  CONTACT,
  EVENTS,
  GALLERY,
  MOVIES,
  PRIVACY,
  VIDEOS,
} from '../../shared/words/frame.ts';
import type { PageText } from '../page-texts.ts';
import { site } from './site.ts';

const { name } = site;

/** The site in one sentence, the description of the landing page. */
export const SITE_TEXT: PageText = {
  description: `കൊച്ചിയിലെ സിനിമാ നിർമാണ കമ്പനിയാണ് ${name}: ചിത്രങ്ങളും ട്രെയിലറുകളും ഫോട്ടോകളും വാർത്തകളും ഇവിടെ.`,
};

/** The public pages that search engines list, by path. */
export const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  '/': SITE_TEXT,
  '/movies': {
    title: MOVIES,
    description: `${name} ഒരുക്കിയ ചിത്രങ്ങൾ: ഇപ്പോൾ തിയേറ്ററുകളിലുള്ളവയും വരാനിരിക്കുന്നവയും.`,
  },
  '/about': {
    title: ABOUT,
    description: `ഫോർട്ട് കൊച്ചിയിൽ കറന്റ് പോയ ഒരു രാത്രിയിൽ ${name} തുടങ്ങിയ കഥ, ഒരുക്കുന്ന ചിത്രങ്ങൾ, നടത്തുന്ന രണ്ട് നിർമാതാക്കൾ.`,
  },
  '/contact': {
    title: CONTACT,
    description: `${name}: എഴുതാം, വിളിക്കാം, ഫോർട്ട് കൊച്ചിയിലെ ഓഫീസിലേക്ക് വരാം.`,
  },
  '/videos': { title: VIDEOS, description: `${name} ചിത്രങ്ങളുടെ ട്രെയിലറുകളും രംഗങ്ങളും.` },
  '/gallery': {
    title: GALLERY,
    description: `${name} ചിത്രങ്ങളുടെ സ്റ്റില്ലുകളും സെറ്റുകളിൽ നിന്നുള്ള ഫോട്ടോകളും.`,
  },
  '/privacy': {
    title: PRIVACY,
    description: `ഈ സൈറ്റിന്റെ സന്ദർശകരെക്കുറിച്ച് ${name} എന്തൊക്കെ, എന്തിന്, എത്രകാലം സൂക്ഷിക്കുന്നു.`,
  },
  '/announcements': {
    title: ANNOUNCEMENTS,
    description: `${name} വാർത്തകൾ: കാസ്റ്റിങ് കോളുകൾ, ഷൂട്ടിങ്, പ്രീമിയറുകൾ, പ്രദർശനങ്ങൾ.`,
  },
  '/events': {
    title: EVENTS,
    description: `${name} ഇവന്റുകൾ: മേളകളിലെ പ്രദർശനങ്ങൾ, പ്രീമിയറുകൾ, കൂടിക്കാഴ്ചകൾ, എവിടെ, എപ്പോൾ.`,
  },
};
