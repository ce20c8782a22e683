import type {
  FirstProducer,
  OpeningSettings,
  PurposeSettings,
  SecondProducer,
  StorySettings,
} from '../../domain/settings';
import { ABOUT_SETTINGS } from '../../company/about-settings';
import type { FieldTable } from '../kit/fields/field-table';

const PARAGRAPHS = 'An empty line begins a new paragraph.';

export const openingTable: FieldTable<OpeningSettings> = {
  aboutTitle: {
    kind: 'text',
    label: 'Heading',
    limit: 100,
    required: 'Please write a heading.',
    builtIn: ABOUT_SETTINGS.aboutTitle,
  },
  aboutWord: {
    kind: 'text',
    label: 'Large word behind it',
    limit: 20,
    builtIn: ABOUT_SETTINGS.aboutWord,
  },
  aboutIntro: {
    kind: 'long text',
    label: 'Introduction',
    limit: 1000,
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
    limit: 300,
    wide: true,
    builtIn: ABOUT_SETTINGS.storyCaption,
  },
  storyLead: {
    kind: 'long text',
    label: 'Beginning, set large',
    limit: 1000,
    rows: 4,
    required: 'Please write how the story begins.',
    wide: true,
    builtIn: ABOUT_SETTINGS.storyLead,
  },
  story: {
    kind: 'long text',
    label: 'Story',
    limit: 5000,
    rows: 8,
    required: 'Please write the story.',
    hint: PARAGRAPHS,
    wide: true,
    builtIn: ABOUT_SETTINGS.story,
  },
  storyQuote: {
    kind: 'long text',
    label: 'A sentence of it, set very large',
    limit: 300,
    rows: 2,
    wide: true,
    builtIn: ABOUT_SETTINGS.storyQuote,
  },
  storyMore: {
    kind: 'long text',
    label: 'Rest of the story',
    limit: 5000,
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
    limit: 1000,
    rows: 4,
    required: 'Please write the mission.',
    builtIn: ABOUT_SETTINGS.mission,
  },
  vision: {
    kind: 'long text',
    label: 'Vision',
    limit: 1000,
    rows: 4,
    required: 'Please write the vision.',
    builtIn: ABOUT_SETTINGS.vision,
  },
  teamTitle: {
    kind: 'text',
    label: 'Heading above the producers',
    limit: 100,
    required: 'Please write a heading.',
    wide: true,
    builtIn: ABOUT_SETTINGS.teamTitle,
  },
};

export const firstProducerTable: FieldTable<FirstProducer> = {
  producer1: {
    kind: 'text',
    label: 'Name',
    limit: 100,
    required: 'Please give the name.',
    builtIn: ABOUT_SETTINGS.producer1,
  },
  producer1Role: {
    kind: 'text',
    label: 'Role',
    limit: 100,
    builtIn: ABOUT_SETTINGS.producer1Role,
  },
  producer1Bio: {
    kind: 'long text',
    label: 'In a few words',
    limit: 2000,
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
    limit: 100,
    hint: 'Blank: there is one producer.',
    builtIn: ABOUT_SETTINGS.producer2,
  },
  producer2Role: {
    kind: 'text',
    label: 'Role',
    limit: 100,
    builtIn: ABOUT_SETTINGS.producer2Role,
  },
  producer2Bio: {
    kind: 'long text',
    label: 'In a few words',
    limit: 2000,
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
