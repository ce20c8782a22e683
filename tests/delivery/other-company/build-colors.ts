export const BUILD_COLORS = {
  'splash-highlight': '#dde8f0',
  'icon-background': '#f7fbff',
  'icon-mark': '#0a5c36',
};
