import type {
  ContactSettings,
  FirstProducer,
  FooterSettings,
  LinkSettings,
  OpeningSettings,
  PressSettings,
  PurposeSettings,
  SecondProducer,
  StorySettings,
} from '../../../shared/settings';
import { paths } from '../../../content/paths/paths';
import { PRODUCER_SIZE, STORY_SIZE } from '../../../shared/pictures/best-sizes';
import type { SettingsSection } from './sections';
import {
  firstProducerTable,
  openingTable,
  purposeTable,
  secondProducerTable,
  storyTable,
} from './about-tables';
import { contactTable, footerTable, linksTable, pressTable } from './tables';

const BUILT_IN_PICTURE = 'Without one of yours the built-in picture is shown.';

/** The forms of /admin/settings. */
export const contactSection: SettingsSection<ContactSettings> = {
  title: 'Contact',
  draft: 'settings contact',
  viewPath: paths.contact,
  table: contactTable,
};

export const pressSection: SettingsSection<PressSettings> = {
  title: 'Press and rights',
  draft: 'settings press',
  viewPath: paths.movies,
  table: pressTable,
};

export const linksSection: SettingsSection<LinkSettings> = {
  title: 'Tickets and social links',
  draft: 'settings links',
  viewPath: paths.home,
  table: linksTable,
};

export const footerSection: SettingsSection<FooterSettings> = {
  title: 'Footer',
  draft: 'settings footer',
  viewPath: paths.home,
  table: footerTable,
};

export const openingSection: SettingsSection<OpeningSettings> = {
  title: 'Top of the page',
  draft: 'settings opening',
  viewPath: paths.about,
  table: openingTable,
};

export const storySection: SettingsSection<StorySettings> = {
  title: 'Our Story',
  draft: 'settings story',
  viewPath: paths.about,
  table: storyTable,
  picture: {
    name: 'storyPicture',
    hint: `Best wide, 2:1, ${STORY_SIZE}. ${BUILT_IN_PICTURE}`,
  },
};

export const purposeSection: SettingsSection<PurposeSettings> = {
  title: 'Mission and Vision',
  draft: 'settings purpose',
  viewPath: paths.about,
  table: purposeTable,
};

const PORTRAIT = `Best square, ${PRODUCER_SIZE}. ${BUILT_IN_PICTURE}`;

export const firstProducerSection: SettingsSection<FirstProducer> = {
  title: 'First producer',
  draft: 'settings producer 1',
  viewPath: paths.about,
  table: firstProducerTable,
  picture: { name: 'producer1Picture', hint: PORTRAIT },
};

export const secondProducerSection: SettingsSection<SecondProducer> = {
  title: 'Second producer',
  draft: 'settings producer 2',
  viewPath: paths.about,
  table: secondProducerTable,
  picture: { name: 'producer2Picture', hint: PORTRAIT },
};
