import { ABOUT_SETTINGS } from '../../../company/about-settings';
import { paths } from '../../../content/paths/paths';
import { PRODUCER_SIZE, STORY_SIZE } from '../../../shared/pictures/crops';
import { section } from './section';

const PARAGRAPHS = 'An empty line begins a new paragraph.';
const ROLE = `As in ${ABOUT_SETTINGS.producer1Role}.`;
const BIO = 'What they have made, in two to five sentences.';
const BUILT_IN_PICTURE = 'Without one of yours the built-in picture is shown.';
const PORTRAIT = {
  label: 'Picture',
  hint: `Best square, ${PRODUCER_SIZE}. ${BUILT_IN_PICTURE}`,
};

export const openingSection = section('opening', {
  title: 'Top of the page',
  draft: 'settings opening',
  viewPath: paths.about,
  fields: {
    aboutTitle: {
      label: 'Heading',
      hint: `As in “${ABOUT_SETTINGS.aboutTitle}”.`,
      blank: 'Please write a heading.',
    },
    aboutWord: {
      label: 'Large word behind it',
      hint: 'One word, as in SINCE or STORIES.',
    },
    aboutIntro: {
      label: 'Introduction',
      hint: 'Who you are, in two or three sentences.',
      rows: 4,
      blank: 'Please write an introduction.',
      wide: true,
    },
  },
});

export const storySection = section('story', {
  title: 'Our Story',
  draft: 'settings story',
  viewPath: paths.about,
  fields: {
    storyCaption: {
      label: 'Words below the picture',
      hint: 'Who and what it shows, and when.',
      wide: true,
    },
    storyLead: {
      label: 'Beginning, set large',
      hint: 'One or two sentences.',
      rows: 4,
      blank: 'Please write how the story begins.',
      wide: true,
    },
    story: {
      label: 'Story',
      rows: 8,
      blank: 'Please write the story.',
      hint: PARAGRAPHS,
      wide: true,
    },
    storyQuote: {
      label: 'A sentence of it, set very large',
      hint: 'The one to be remembered.',
      rows: 2,
      wide: true,
    },
    storyMore: { label: 'Rest of the story', rows: 8, hint: PARAGRAPHS, wide: true },
    storyPicture: { label: 'Picture', hint: `Best wide, 2:1, ${STORY_SIZE}. ${BUILT_IN_PICTURE}` },
  },
});

export const purposeSection = section('purpose', {
  title: 'Mission and Vision',
  draft: 'settings purpose',
  viewPath: paths.about,
  fields: {
    mission: {
      label: 'Mission',
      hint: 'What you do, in a few sentences.',
      rows: 4,
      blank: 'Please write the mission.',
    },
    vision: {
      label: 'Vision',
      hint: 'What you want to become, in a few sentences.',
      rows: 4,
      blank: 'Please write the vision.',
    },
    teamTitle: {
      label: 'Heading above the producers',
      hint: `As in “${ABOUT_SETTINGS.teamTitle}”.`,
      blank: 'Please write a heading.',
      wide: true,
    },
  },
});

export const firstProducerSection = section('firstProducer', {
  title: 'First producer',
  draft: 'settings producer 1',
  viewPath: paths.about,
  fields: {
    producer1: {
      label: 'Name',
      hint: `As in ${ABOUT_SETTINGS.producer1}.`,
      blank: 'Please give the name.',
    },
    producer1Role: { label: 'Role', hint: ROLE },
    producer1Bio: {
      label: 'In a few words',
      hint: BIO,
      rows: 4,
      blank: 'Please write a few words.',
      wide: true,
    },
    producer1Picture: PORTRAIT,
  },
});

export const secondProducerSection = section('secondProducer', {
  title: 'Second producer',
  draft: 'settings producer 2',
  viewPath: paths.about,
  fields: {
    producer2: { label: 'Name', hint: 'Blank: there is one producer.' },
    producer2Role: { label: 'Role', hint: ROLE },
    producer2Bio: { label: 'In a few words', hint: BIO, rows: 4, wide: true },
    producer2Picture: PORTRAIT,
  },
});
