import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { imageName, isNested, type GalleryImage } from '../../content/image/image';
import { usePageTitle } from '../../hooks/usePageTitle';
import { moveInOrder } from '../../services/store/entry-order';
import { deleteEntry } from '../../services/store/trash';
import { RunStatus } from '../kit/runs/RunStatus';
import { AddOrEdit } from '../kit/forms/AddOrEdit';
import { useCopying } from '../kit/forms/useCopying';
import { useEditing } from '../kit/entries/useEditing';
import { EmptyList } from '../kit/lists/EmptyList';
import { ListHead } from '../kit/lists/ListHead';
import type { EntryOrder } from '../kit/lists/OrderedEntryList';
import { useFarMoves } from '../kit/lists/useFarMoves';
import { PagedEntryList } from '../kit/lists/PagedEntryList';
import { bulkUnpublish } from '../kit/entries/bulk-unpublish';
import { leadsToAll } from '../kit/leads/leads';
import { useBulk } from '../kit/selection/useBulk';
import { movieFieldOf } from '../kit/changes/movie-field';
import { useFieldChange } from '../kit/changes/useFieldChange';
import styles from '../kit/Page.module.css';
import { galleryFields } from './gallery-fields';
import { galleryList, type AdminGalleryData } from './gallery.loader';
import { GalleryForm } from './GalleryForm';
import { GalleryItem } from './GalleryItem';
import { moveImageFar } from './move-image-far';

const ORDER: EntryOrder<GalleryImage> = {
  nameOf: imageName,
  move: (...move) => galleryList.afterMove(moveInOrder('image', ...move)),
};

/** The form for gallery images, and below it the current ones of all collections (product 16.10). */
export function AdminGalleryPage() {
  const data = useLoaderData<AdminGalleryData>();
  const { question, answer, all } = data;
  const { search, lack } = question;
  const { editing, open, end, forget } = useEditing<GalleryImage>(({ path }) => path);
  const { copying, copy } = useCopying<GalleryImage>({
    draft: 'gallery image',

    closeEditing: end,
  });
  const bulk = useFieldChange(
    useBulk<GalleryImage>({
      noun: 'image',
      nameOf: imageName,
      changes: [bulkUnpublish('image')],
      remove: (image) => deleteEntry('image', image),
      leads: leadsToAll('image'),
      isFinal: isNested,
      list: galleryList,
    }),
    movieFieldOf('image', galleryFields, imageName),
  );
  const far = useFarMoves(all, moveImageFar);
  useEffect(() => galleryList.forget, []);
  usePageTitle('Gallery');

  return (
    <>
      <h1 className={styles.title}>Gallery</h1>
      <AddOrEdit form={GalleryForm} editing={editing} copying={copying} />
      <ListHead
        title="Current Images"
        kind="image"
        noun="images"
        search={search}
        lack={lack}
        answer={answer}
      />
      <RunStatus runs={bulk.runs} />
      <PagedEntryList
        key={JSON.stringify(question)}
        list={data}
        order={search || lack ? undefined : { ...ORDER, far }}
        noun="images"
        bulk={bulk}
        all={all}
        keyOf={({ path }) => path}
        onEdit={open}
        onCopy={copy}
        onRemove={forget}
        empty={<EmptyList kind="image" noun="images" search={search} lack={lack} />}
      >
        {(image, item) => <GalleryItem image={image} item={item} />}
      </PagedEntryList>
    </>
  );
}
