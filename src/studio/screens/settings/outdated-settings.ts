import { outdatedIn } from '../../../content/base/outdated';
import { translationsOf } from '../../../content/locale/translations';
import { readSettings } from '../../../store/settings/settings-reader';
import { SETTINGS_TABS, type SettingsTab } from '../../../content/paths/admin-paths';
import { SETTINGS, type StoredSettings } from '../../../content/settings/settings';

/**
 * Returns the setting of a translation: the alternative text of a picture has the picture's name as
 * a prefix.
 */
export const settingOf = (name: string): string => name.split('.')[0] ?? name;

/** Returns the tab with the form of a translation; the sections of /about share one tab. */
function tabOf(name: string): SettingsTab {
  const [section] =
    Object.entries(SETTINGS.sections).find(([, { fields }]) => settingOf(name) in fields) ?? [];
  return SETTINGS_TABS.find((tab) => tab === section) ?? 'about';
}

/** Counts the outdated translations of the settings by tab. */
export function outdatedByTab(settings: StoredSettings): ReadonlyMap<SettingsTab, number> {
  const counts = new Map<SettingsTab, number>();
  for (const tab of outdatedIn(SETTINGS, settings).map(tabOf)) {
    counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}

/**
 * Reads the settings and counts their outdated translations by tab; empty in a site of one
 * language. Throws the errors of `readSettings`.
 */
export const readOutdatedByTab = async (): Promise<readonly (readonly [SettingsTab, number])[]> =>
  translationsOf ? [...outdatedByTab(await readSettings())] : [];
