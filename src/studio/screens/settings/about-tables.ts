import type {
  FirstProducer,
  OpeningSettings,
  PurposeSettings,
  SecondProducer,
  StorySettings,
} from '../../../shared/settings';
import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { SETTING_LIMITS } from '../../../content/settings/setting-limits';
import type { FieldTable } from '../../form/fields/field-table';

const PARAGRAPHS = 'An empty line begins a new paragraph.';
const ROLE = `As in ${ABOUT_SETTINGS.producer1Role}.`;
const BIO = 'What they have made, in two to five sentences.';

export const openingTable: FieldTable<OpeningSettings> = {
  aboutTitle: {
    kind: 'text',
    label: 'Heading',
    hint: `As in “${ABOUT_SETTINGS.aboutTitle}”.`,
    limit: SETTING_LIMITS.aboutTitle,
    required: 'Please write a heading.',
    builtIn: ABOUT_SETTINGS.aboutTitle,
  },
  aboutWord: {
    kind: 'text',
    label: 'Large word behind it',
    hint: 'One word, as in SINCE or STORIES.',
    limit: SETTING_LIMITS.aboutWord,
    builtIn: ABOUT_SETTINGS.aboutWord,
  },
  aboutIntro: {
    kind: 'long text',
    label: 'Introduction',
    hint: 'Who you are, in two or three sentences.',
    limit: SETTING_LIMITS.aboutIntro,
    rows: 4,
    required: 'Please write an introduction.',
    wide: true,
    builtIn: ABOUT_SETTINGS.aboutIntro,
  },
};

export const storyTable: FieldTable<StorySettings> = {
  storyCaption: {
    kind: 'text',
    label: 'Words below the picture',
    hint: 'Who and what it shows, and when.',
    limit: SETTING_LIMITS.storyCaption,
    wide: true,
    builtIn: ABOUT_SETTINGS.storyCaption,
  },
  storyLead: {
    kind: 'long text',
    label: 'Beginning, set large',
    hint: 'One or two sentences.',
    limit: SETTING_LIMITS.storyLead,
    rows: 4,
    required: 'Please write how the story begins.',
    wide: true,
    builtIn: ABOUT_SETTINGS.storyLead,
  },
  story: {
    kind: 'long text',
    label: 'Story',
    limit: SETTING_LIMITS.story,
    rows: 8,
    required: 'Please write the story.',
    hint: PARAGRAPHS,
    wide: true,
    builtIn: ABOUT_SETTINGS.story,
  },
  storyQuote: {
    kind: 'long text',
    label: 'A sentence of it, set very large',
    hint: 'The one to be remembered.',
    limit: SETTING_LIMITS.storyQuote,
    rows: 2,
    wide: true,
    builtIn: ABOUT_SETTINGS.storyQuote,
  },
  storyMore: {
    kind: 'long text',
    label: 'Rest of the story',
    limit: SETTING_LIMITS.storyMore,
    rows: 8,
    hint: PARAGRAPHS,
    wide: true,
    builtIn: ABOUT_SETTINGS.storyMore,
  },
};

export const purposeTable: FieldTable<PurposeSettings> = {
  mission: {
    kind: 'long text',
    label: 'Mission',
    hint: 'What you do, in a few sentences.',
    limit: SETTING_LIMITS.mission,
    rows: 4,
    required: 'Please write the mission.',
    builtIn: ABOUT_SETTINGS.mission,
  },
  vision: {
    kind: 'long text',
    label: 'Vision',
    hint: 'What you want to become, in a few sentences.',
    limit: SETTING_LIMITS.vision,
    rows: 4,
    required: 'Please write the vision.',
    builtIn: ABOUT_SETTINGS.vision,
  },
  teamTitle: {
    kind: 'text',
    label: 'Heading above the producers',
    hint: `As in “${ABOUT_SETTINGS.teamTitle}”.`,
    limit: SETTING_LIMITS.teamTitle,
    required: 'Please write a heading.',
    wide: true,
    builtIn: ABOUT_SETTINGS.teamTitle,
  },
};

export const firstProducerTable: FieldTable<FirstProducer> = {
  producer1: {
    kind: 'text',
    label: 'Name',
    limit: SETTING_LIMITS.producer1,
    hint: `As in ${ABOUT_SETTINGS.producer1}.`,
    required: 'Please give the name.',
    builtIn: ABOUT_SETTINGS.producer1,
  },
  producer1Role: {
    kind: 'text',
    label: 'Role',
    limit: SETTING_LIMITS.producer1Role,
    hint: ROLE,
    builtIn: ABOUT_SETTINGS.producer1Role,
  },
  producer1Bio: {
    kind: 'long text',
    label: 'In a few words',
    hint: BIO,
    limit: SETTING_LIMITS.producer1Bio,
    rows: 4,
    required: 'Please write a few words.',
    wide: true,
    builtIn: ABOUT_SETTINGS.producer1Bio,
  },
};

export const secondProducerTable: FieldTable<SecondProducer> = {
  producer2: {
    kind: 'text',
    label: 'Name',
    limit: SETTING_LIMITS.producer2,
    hint: 'Blank: there is one producer.',
    builtIn: ABOUT_SETTINGS.producer2,
  },
  producer2Role: {
    kind: 'text',
    label: 'Role',
    limit: SETTING_LIMITS.producer2Role,
    hint: ROLE,
    builtIn: ABOUT_SETTINGS.producer2Role,
  },
  producer2Bio: {
    kind: 'long text',
    label: 'In a few words',
    hint: BIO,
    limit: SETTING_LIMITS.producer2Bio,
    rows: 4,
    wide: true,
    builtIn: ABOUT_SETTINGS.producer2Bio,
  },
};

export const aboutTables = [
  openingTable,
  storyTable,
  purposeTable,
  firstProducerTable,
  secondProducerTable,
] as const;
