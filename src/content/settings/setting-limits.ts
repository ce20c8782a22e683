import type { TRANSLATED_SETTINGS } from '../../shared/settings.ts';

type SettingText = (typeof TRANSLATED_SETTINGS)[number] | 'phone' | 'mapQuery';

/** The most characters of the texts of the settings, in each language: in the forms and in the rules. */
export const SETTING_LIMITS: Readonly<Record<SettingText, number>> = {
  phone: 30,
  address: 300,
  mapQuery: 200,
  pressContact: 300,
  rightsContact: 300,
  copyright: 200,
  aboutWord: 20,
  aboutTitle: 100,
  aboutIntro: 1000,
  storyCaption: 300,
  storyLead: 1000,
  story: 5000,
  storyQuote: 300,
  storyMore: 5000,
  mission: 1000,
  vision: 1000,
  teamTitle: 100,
  producer1: 100,
  producer1Role: 100,
  producer1Bio: 2000,
  producer2: 100,
  producer2Role: 100,
  producer2Bio: 2000,
};
