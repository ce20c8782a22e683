/** The editors of the tabs, each fetched when its tab is opened. */
export const editors = {
  hero: async () => ({ default: (await import('../banners/BannerEditor')).BannerEditor }),
  announcements: async () => ({
    default: (await import('../announcements/AnnouncementEditor')).AnnouncementEditor,
  }),
  movies: async () => ({ default: (await import('../movies/MovieEditor')).MovieEditor }),
  videos: async () => ({ default: (await import('../videos/VideoEditor')).VideoEditor }),
};
