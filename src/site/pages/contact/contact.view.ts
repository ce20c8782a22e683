export { settingsView as contactView } from '../../data/settings-view';
