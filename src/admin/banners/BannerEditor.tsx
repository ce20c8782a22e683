import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { bannerName, type HeroBanner } from '../../domain/hero-banner';
import { HERO_BANNERS_ON_LANDING } from '../../domain/limits';
import { EntryList } from '../EntryList';
import { FormPlace } from '../forms/FormPlace';
import { useEditing } from '../forms/useEditing';
import page from '../Page.module.css';
import { AddBanners, EditBanner } from './BannerForms';
import { BannerItem } from './BannerItem';
import type { BannersData } from './banners.loader';

/** Adds hero banners, and manages those that are there (SPEC §2): form and current items. */
export function BannerEditor({ data }: { readonly data: BannersData }) {
  const { entry: edited, editing, open, forget } = useEditing<HeroBanner>(({ id }) => id);

  return (
    <>
      <FormPlace edited={edited} add={<AddBanners />}>
        {(banner) => <EditBanner key={banner.id} banner={banner} editing={editing} />}
      </FormPlace>

      <div className={page.listHead}>
        <h2>Current Banners</h2>
      </div>
      <Loaded
        from={data.found}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The banners" retry={retry} />}
      >
        {(banners) => (
          <>
            {banners.length === 0 && (
              <p className="empty">No banners yet. The landing page shows its default picture.</p>
            )}
            <EntryList entries={banners} keyOf={({ id }) => id} label="Current banners">
              {(banner, { position, onLeaving }) => (
                <BannerItem
                  banner={banner}
                  name={bannerName(banner, position)}
                  isShown={position < HERO_BANNERS_ON_LANDING}
                  onEdit={() => void open(banner)}
                  onDeleted={() => {
                    onLeaving();
                    forget(banner);
                  }}
                />
              )}
            </EntryList>
          </>
        )}
      </Loaded>
    </>
  );
}
