import {
  rememberSettings,
  latestSettings,
  settingsEdited,
} from '../../content/settings/latest-settings';
import type { DatedSettings } from '../../content/settings/settings';
import type { ViewBeside } from './page-view';

/** The view of a page that shows settings and reads no other data. */
export const settingsView: ViewBeside<null, DatedSettings> = {
  isInAllLanguages: true,
  pick: async () => latestSettings() ?? { edited: 0, fields: {} },
  dataOf: (settings) => {
    if (settings.edited > settingsEdited()) rememberSettings(settings);
    return null;
  },
};
