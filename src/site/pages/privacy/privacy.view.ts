export { settingsView as privacyView } from '../../data/settings-view';
