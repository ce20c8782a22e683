import { useLoaderData } from 'react-router-dom';
import { usePageTitle } from '../../hooks/usePageTitle';
import styles from '../kit/Page.module.css';
import { BannerEditor } from './BannerEditor';
import type { BannersData } from './banners.loader';

/** The banners at an address of their own (product 2.2). */
export function AdminBannersPage() {
  usePageTitle('Banners');
  return (
    <>
      <h1 className={styles.title}>Banners</h1>
      <BannerEditor data={useLoaderData<BannersData>()} />
    </>
  );
}
