import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { LoadFailure } from '../../components/LoadFailure';
import { ShowMore } from '../../components/ShowMore';
import { imageName, type GalleryImage } from '../../domain/gallery-image';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EmptyList } from '../EmptyList';
import { EntryList, EntryListSkeleton } from '../EntryList';
import { FormPlace } from '../forms/FormPlace';
import { useEditing } from '../forms/useEditing';
import pageStyles from '../Page.module.css';
import { SearchForm } from '../SearchForm';
import { galleryList, type GalleryData } from './gallery.loader';
import { AddImages, EditImage } from './GalleryForms';
import { GalleryItem } from './GalleryItem';

/** The gallery manager (DESIGN §4): form and current items, those of older collections included. */
export function AdminGalleryPage() {
  const { search, page, found } = useLoaderData<GalleryData>();
  const { entry: edited, editing, open, forget } = useEditing<GalleryImage>(({ path }) => path);
  useEffect(() => galleryList.forget, []);
  usePageTitle('Gallery');

  return (
    <>
      <h1 className={pageStyles.title}>Gallery</h1>
      <FormPlace edited={edited} add={<AddImages />}>
        {(image) => <EditImage key={image.path} image={image} editing={editing} />}
      </FormPlace>

      <div className={pageStyles.listHead}>
        <h2>Current Images</h2>
        <SearchForm noun="images" search={search} />
      </div>
      <Loaded
        key={search}
        from={found}
        waiting={<EntryListSkeleton noun="images" />}
        failed={(retry) => <LoadFailure what="The images" retry={retry} />}
      >
        {(pages) => (
          <>
            <EntryList entries={pages.entries} keyOf={({ path }) => path} label="Current images">
              {(image, { position, onLeaving, ...place }) => (
                <GalleryItem
                  image={image}
                  name={imageName(image, position)}
                  {...place}
                  onEdit={() => void open(image)}
                  onDeleted={() => {
                    onLeaving();
                    forget(image);
                  }}
                />
              )}
            </EntryList>
            {pages.entries.length > 0 ? (
              <ShowMore pages={pages} page={page} noun="images" />
            ) : (
              <EmptyList noun="images" search={search} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
