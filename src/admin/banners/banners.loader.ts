import { resource } from '../../data/resource';
import { listBanners } from '../../services/admin/hero-banners-admin';

export type BannersData = ReturnType<typeof bannersLoader>;

/** Starts to read all hero banners. */
export const bannersLoader = () => ({ list: resource(listBanners) });
