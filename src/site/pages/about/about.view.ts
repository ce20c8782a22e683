export { settingsView as aboutView } from '../../data/settings-view';
