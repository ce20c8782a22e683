// product 40.11.
import { expect, test } from 'vitest';
import { ABOUT_SETTINGS } from '../../src/company/about-settings';
import { ABOUT_SETTINGS as MALAYALAM } from '../../src/company/ml/about-settings';
import { purposeSection } from '../../src/studio/screens/settings/about-sections';
import { sectionEntry, sectionSettings } from '../../src/studio/screens/settings/section';
import { builtInValuesFor } from '../../src/studio/screens/settings/setting-translations';
import { isInMalayalam } from '../support/translations';

// The words of the forms about translations of settings, and what is stored of them.

const { mission, vision, teamTitle } = ABOUT_SETTINGS;
const builtIn = {
  mission,
  mission_ml: MALAYALAM.mission,
  vision,
  vision_ml: MALAYALAM.vision,
  teamTitle,
  teamTitle_ml: MALAYALAM.teamTitle,
};

test.runIf(isInMalayalam)('a form has the built-in translations of the built-in texts', () =>
  expect(sectionEntry(purposeSection, {})).toMatchObject(builtIn),
);

test.runIf(isInMalayalam)('the translation of a changed text is blank until it is written', () => {
  expect(sectionEntry(purposeSection, { mission: 'M' })).toMatchObject({
    ...builtIn,
    mission: 'M',
    mission_ml: '',
  });
  const written = { mission: 'M', mission_ml: 'ദ' };
  expect(sectionEntry(purposeSection, written)).toMatchObject({ ...builtIn, ...written });
});

test.runIf(isInMalayalam)(
  'a blank translation is replaced by the built-in one if its text is the built-in one',
  () => {
    const { mission_ml: _, ...without } = builtIn;
    expect(sectionSettings(purposeSection, without)).toMatchObject(builtIn);
    const changed = { ...without, mission: 'M' };
    expect(sectionSettings(purposeSection, changed)).toMatchObject({ ...changed, mission_ml: '' });
  },
);

test.runIf(isInMalayalam)(
  'a text with the name of the company has its own built-in value in another language',
  () => expect(builtInValuesFor({})).toMatchObject({ copyright_ml: expect.stringMatching(/നിലാവ്/) }),
);

test.runIf(isInMalayalam)(
  'the field of a translation has its own label, and is never required',
  () => {
    expect(purposeSection.table).toMatchObject({
      mission_ml: { label: 'Mission in Malayalam', group: 'In Malayalam' },
    });
    expect(purposeSection.table).not.toHaveProperty('mission_ml.required');
  },
);
