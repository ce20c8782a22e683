import type { Picture } from '../../shared/pictures/picture.ts';
import {
  TRANSLATED_SETTINGS,
  type DatedSettings,
  type StoredSettings,
} from '../../shared/settings.ts';
import {
  field,
  pictureField,
  readFields,
  withoutUndefined,
  writeFields,
  asRecord,
  asWebAddress,
  timestampOf,
  type Codec,
  type Codecs,
} from '../base/codecs.ts';
import { LANGUAGES } from '../../company/languages.ts';
import { withCommonBlanks } from '../../shared/text/visible-text.ts';

/** A blank text is kept: its field is not shown. */
const asSetting = (value: unknown) =>
  typeof value === 'string' ? withCommonBlanks(value).trim() : undefined;
const asLink = (value: unknown) => (value === '' ? '' : asWebAddress(value));

const text = (name: string) => field(name, asSetting);
const link = (name: string) => field(name, asLink);

const IMAGE = pictureField('img');

/** A picture in a map of its own, which is as the documents of the gallery are. */
const picture = (name: string): Codec<Picture | undefined> => ({
  read: (stored) => IMAGE.read(asRecord(stored[name])),
  write: (value) => ({ [name]: value && withoutUndefined(IMAGE.write(value)) }),
});

export const STORED_SETTINGS: Codecs<StoredSettings> = {
  phone: text('phone'),
  email: text('email'),
  address: text('address'),
  mapQuery: text('mapQuery'),
  pressContact: text('pressContact'),
  rightsContact: text('rightsContact'),
  ticketUrl: field('ticketUrl', asWebAddress),
  Instagram: link('Instagram'),
  YouTube: link('YouTube'),
  Facebook: link('Facebook'),
  X: link('X'),
  WhatsApp: link('WhatsApp'),
  copyright: text('copyright'),
  aboutWord: text('aboutWord'),
  aboutTitle: text('aboutTitle'),
  aboutIntro: text('aboutIntro'),
  storyCaption: text('storyCaption'),
  storyPicture: picture('storyPicture'),
  storyLead: text('storyLead'),
  story: text('story'),
  storyQuote: text('storyQuote'),
  storyMore: text('storyMore'),
  mission: text('mission'),
  vision: text('vision'),
  teamTitle: text('teamTitle'),
  producer1: text('producer1'),
  producer1Role: text('producer1Role'),
  producer1Bio: text('producer1Bio'),
  producer1Picture: picture('producer1Picture'),
  producer2: text('producer2'),
  producer2Role: text('producer2Role'),
  producer2Bio: text('producer2Bio'),
  producer2Picture: picture('producer2Picture'),
  ...(!import.meta.env?.ONE_LANGUAGE &&
    Object.fromEntries(
      LANGUAGES.slice(1).flatMap(({ code }) =>
        TRANSLATED_SETTINGS.map((name) => [`${name}_${code}`, text(`${name}_${code}`)]),
      ),
    )),
};

/** The settings in a stored document; none for a document that does not exist (product 27.2). */
export function settingsFromDocument(data: unknown): DatedSettings {
  const edited = timestampOf({ timestamp: asRecord(data)['edited'] })?.getTime() ?? 0;
  return { edited, fields: withoutUndefined<StoredSettings>(readFields(STORED_SETTINGS, data)) };
}

/** What is stored for these settings, without the time of the change. */
export const settingsDocument = (settings: StoredSettings) =>
  writeFields(STORED_SETTINGS, settings);
