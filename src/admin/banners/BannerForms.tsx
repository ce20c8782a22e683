import { Field } from '../../components/Field';
import type { HeroBanner } from '../../domain/hero-banner';
import { MESSAGES } from '../../domain/messages';
import formStyles from '../forms/EntryForm.module.css';
import type { Editing } from '../forms/useEditing';
import { PictureEntryForm, type PictureEntryFormProps } from '../pictures/PictureEntryForm';
import { bannerEntries } from './banner-entries';

/** The form for new banners (SPEC §2). */
export const AddBanners = () => (
  <BannerForm
    draft="banner"
    label="Add banners"
    headed
    action="Add New Banner"
    pendingAction="Uploading..."
    done={MESSAGES.bannerUploaded}
    failed={MESSAGES.bannerNotUploaded}
  />
);

interface EditBannerProps {
  readonly banner: HeroBanner;
  readonly editing: Editing;
}

/** The form for a banner that is there. It keeps its place in the order. */
export const EditBanner = ({ banner, editing }: EditBannerProps) => (
  <BannerForm
    stored={banner}
    draft={`banner ${banner.id}`}
    label="Edit banner"
    editing={editing}
    action="Save"
    pendingAction="Saving..."
    done="Banner updated successfully!"
    failed="Error updating banner!"
    onSaved={editing.close}
  />
);

const BannerForm = (props: PictureEntryFormProps<HeroBanner>) => (
  <PictureEntryForm
    kind={bannerEntries}
    noun="a banner"
    hint="Best wide and large: phones show the middle of it."
    {...props}
  >
    {(field) => (
      <>
        <Field {...field('title')} hint="The name of a film. Without one, visitors are greeted." />
        <Field {...field('line')} hint="A few words below the title." />
        <div className={formStyles.wide}>
          <Field
            {...field('link')}
            hint="A page of this site, as in /movie/…, or an address that begins with https://."
            inputMode="url"
          />
        </div>
      </>
    )}
  </PictureEntryForm>
);
