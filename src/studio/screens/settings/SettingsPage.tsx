import { Link, useLoaderData } from 'react-router-dom';
import {
  SETTINGS_TABS,
  settingsTabPath,
  type SettingsTab,
} from '../../../content/paths/admin-paths';
import { LoadedOnce } from '../../../shared/ui/LoadedOnce';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import { usePageTitle } from '../../../content/meta/page-title';
import { SETTINGS_DOCUMENT } from '../../../firebase/collections';
import OtherEditors from '../../form/OtherEditors';
import {
  AboutSettings,
  ContactSettings,
  FooterSettings,
  LinkSettings,
  PressSettings,
} from './SectionForms';
import { outdatedByTab } from './outdated-settings';
import type { SettingsData } from './settings.loader';
import { AccountForm } from './AccountForm';

const LABELS: Readonly<Record<SettingsTab, string>> = {
  contact: 'Contact',
  press: 'Press and rights',
  links: 'Tickets and social links',
  about: 'About page',
  footer: 'Footer',
  account: 'Your account',
};

const FORMS = {
  contact: ContactSettings,
  press: PressSettings,
  links: LinkSettings,
  about: AboutSettings,
  footer: FooterSettings,
};

interface OutdatedProps {
  readonly tab: SettingsTab;
  readonly settings: SettingsData['settings'];
}

/** The number of outdated translations in a tab. */
const Outdated = ({ tab, settings }: OutdatedProps) => (
  <Loaded from={settings} waiting={null} failed={() => null}>
    {(stored) => {
      const count = outdatedByTab(stored).get(tab);
      return count ? (
        <span className="numbers plain count">
          {' '}
          {count}
          <span className="visually-hidden"> with a translation to be looked at</span>
        </span>
      ) : null;
    }}
  </Loaded>
);

/** The settings of the site, and the user's account (product 27). */
export function SettingsPage() {
  const { tab, settings } = useLoaderData<SettingsData>();
  usePageTitle(`Settings: ${LABELS[tab]}`);
  return (
    <>
      <h1 className="page-title">Settings</h1>
      <nav className="tabs" aria-label="Parts of the settings">
        {SETTINGS_TABS.map((name) => (
          <Link
            key={name}
            to={settingsTabPath(name)}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            {LABELS[name]}
            <Outdated tab={name} settings={settings} />
          </Link>
        ))}
      </nav>
      {tab === 'account' ? (
        <AccountForm />
      ) : (
        <LoadedOnce
          key={tab}
          from={settings}
          waiting={<p role="status">Loading...</p>}
          failed={(retry) => <LoadFailure what="The settings" retry={retry} />}
        >
          {(stored) => {
            const Forms = FORMS[tab];
            return (
              <>
                <OtherEditors location={{ path: SETTINGS_DOCUMENT }} />
                <Forms stored={stored} />
              </>
            );
          }}
        </LoadedOnce>
      )}
    </>
  );
}
