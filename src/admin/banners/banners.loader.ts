import { resource } from '../../data/resource';
import { listBanners } from '../../services/admin-lists/banners';

export type BannersData = ReturnType<typeof bannersLoader>;

/** Starts to read all hero banners. */
export const bannersLoader = () => ({ list: resource(listBanners) });
