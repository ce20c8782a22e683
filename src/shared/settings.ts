import type { Picture } from './pictures/picture';

/** How the company is reached (product 27.1). */
export interface ContactSettings {
  readonly phone: string;
  readonly email: string;
  /** The postal address in lines, of which the first is the addressee. */
  readonly address: string;
  /** What the map looks for. */
  readonly mapQuery: string;
}

/** Who answers to journalists, and to those who want to show or buy a movie; in lines (product 31.3). */
export interface PressSettings {
  readonly pressContact?: string;
  readonly rightsContact?: string;
}

/** The links that every page may show. A blank one is not shown. */
export interface LinkSettings {
  /** Where tickets are sold that no movie has a link of its own for (product 4.4). */
  readonly ticketUrl: string;
  readonly Instagram?: string;
  readonly YouTube?: string;
  readonly Facebook?: string;
  readonly X?: string;
  readonly WhatsApp?: string;
}

export interface FooterSettings {
  /** The last line of the footer. */
  readonly copyright: string;
}

/** The texts of /about from top to bottom; an empty line separates paragraphs. */
export interface OpeningSettings {
  /** The large word behind the heading. */
  readonly aboutWord?: string;
  readonly aboutTitle: string;
  readonly aboutIntro: string;
}

export interface StorySettings {
  readonly storyCaption?: string;
  readonly storyLead: string;
  readonly story: string;
  readonly storyQuote?: string;
  readonly storyMore?: string;
}

export interface PurposeSettings {
  readonly mission: string;
  readonly vision: string;
  /** The heading above the producers. */
  readonly teamTitle: string;
}

export interface FirstProducer {
  readonly producer1: string;
  readonly producer1Role?: string;
  readonly producer1Bio: string;
}

/** Without a name there is no second producer. */
export interface SecondProducer {
  readonly producer2?: string;
  readonly producer2Role?: string;
  readonly producer2Bio?: string;
}

/** The pictures of /about. */
export interface SettingPictures {
  readonly storyPicture?: Picture;
  readonly producer1Picture?: Picture;
  readonly producer2Picture?: Picture;
}

export type AboutSettings = OpeningSettings &
  StorySettings &
  PurposeSettings &
  FirstProducer &
  SecondProducer &
  SettingPictures;

type SettingTexts = ContactSettings &
  PressSettings &
  LinkSettings &
  FooterSettings &
  Omit<AboutSettings, keyof SettingPictures>;

/** All that an administrator can change of the site without a new build. */
export type Settings = SettingTexts & SettingPictures;

/** The texts that can be written in each language of the site (product 40.11). */
export const TRANSLATED_SETTINGS = [
  'address',
  'pressContact',
  'rightsContact',
  'copyright',
  'aboutWord',
  'aboutTitle',
  'aboutIntro',
  'storyCaption',
  'storyLead',
  'story',
  'storyQuote',
  'storyMore',
  'mission',
  'vision',
  'teamTitle',
  'producer1',
  'producer1Role',
  'producer1Bio',
  'producer2',
  'producer2Role',
  'producer2Bio',
] as const satisfies readonly (keyof SettingTexts)[];

/** Their translations: `story_ml` beside `story`. */
export type SettingTranslations = {
  readonly [name: `${(typeof TRANSLATED_SETTINGS)[number]}_${string}`]: string | undefined;
};

/** What is stored of them: fields without a value of their own have the built-in one. */
export type StoredSettings = Partial<Settings> & SettingTranslations;

/** The stored settings with the time of their last change in milliseconds; 0 if there are none. */
export interface DatedSettings {
  readonly edited: number;
  readonly fields: StoredSettings;
}

/**
 * The settings of one part of the site: stored ones where there are, otherwise the built-in ones. A text
 * that is translated into the language of this build takes the place of the first one's.
 */
export function mergeSettings<T extends object>(builtIn: T, stored: object): T {
  const language = import.meta.env?.VITE_LANGUAGE;
  const own = language ? inLanguage(stored, language) : { ...stored };
  const entries = Object.entries(builtIn).map(([name, value]) => [
    name,
    typeof own[name] === typeof value ? own[name] : value,
  ]);
  return Object.fromEntries(entries) as T;
}

/**
 * The stored settings as a language has them, '' being the first one: no translations, but texts in their
 * place. A blank text is not shown, whatever its translation is.
 */
export function inLanguage(stored: object, language: string): Readonly<Record<string, unknown>> {
  const [texts, translations] = [false, true].map((isTranslation) =>
    Object.entries(stored).filter(([name]) => name.includes('_') === isTranslation),
  );
  const own: Readonly<Record<string, unknown>> = Object.fromEntries(texts ?? []);
  const translated = (translations ?? []).flatMap(([name, text]) => {
    const [of = '', code] = name.split('_');
    return code === language && text && own[of] !== '' ? [[of, text]] : [];
  });
  return { ...own, ...Object.fromEntries(translated) };
}

/** The social links in the order of the footer: a link's field has the name that is shown. */
export const SOCIAL = ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'] as const;
