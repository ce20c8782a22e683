import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import type { HeroBanner } from '../../content/banner/banner';
import { bannerName } from '../../domain/entries/banner-name';
import { AddOrEdit } from '../kit/forms/AddOrEdit';
import { useCopying } from '../kit/forms/useCopying';
import { useEditing } from '../kit/entries/useEditing';
import { moveInOrder } from '../../services/store/entry-order';
import { deleteEntry } from '../../services/store/trash';
import { RunStatus } from '../kit/runs/RunStatus';
import { ListHeading } from '../kit/lists/ListHeading';
import { OnSite } from '../kit/lists/OnSite';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { useBulk } from '../kit/selection/useBulk';
import { OrderedEntryList, type EntryOrder } from '../kit/lists/OrderedEntryList';
import styles from '../kit/Page.module.css';
import { BannerForm } from './BannerForm';
import { BannerItem } from './BannerItem';
import type { BannersData } from './banners.loader';
import { placeOnLanding } from './place-on-landing';

const ORDER: EntryOrder<HeroBanner> = {
  nameOf: bannerName,
  move: (...move) => moveInOrder('banner', ...move),
  describe: (position) => `${placeOnLanding(position)}.`,
};

/** The form for hero banners, and below it the current ones (product 16.1). */
export function BannerEditor({ data }: { readonly data: BannersData }) {
  const { editing, open, end, forget } = useEditing<HeroBanner>(({ id }) => id, 'banner');
  const { copying, copy } = useCopying<HeroBanner>({
    draft: 'banner',

    closeEditing: end,
  });
  const bulk = useBulk<HeroBanner>({
    noun: 'banner',
    nameOf: bannerName,
    changes: [bulkUnpublish('banner')],
    remove: (banner) => deleteEntry('banner', banner),
    isFinal: () => true,
  });

  return (
    <>
      <AddOrEdit form={BannerForm} editing={editing} copying={copying} />
      <div className={styles.listHead}>
        <ListHeading>Current Banners</ListHeading>
      </div>
      <OnSite kind="banner" search="" />
      <RunStatus runs={bulk.runs} />
      <Loaded
        from={data.list}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The banners" retry={retry} />}
      >
        {(banners) => (
          <>
            {banners.length === 0 && (
              <p className="empty">No banners yet. The landing page shows its default picture.</p>
            )}
            <OrderedEntryList
              entries={banners}
              order={ORDER}
              noun="banners"
              bulk={bulk}
              keyOf={({ id }) => id}
              onEdit={open}
              onCopy={copy}
              onRemove={forget}
            >
              {(banner, item) => <BannerItem banner={banner} item={item} />}
            </OrderedEntryList>
          </>
        )}
      </Loaded>
    </>
  );
}
