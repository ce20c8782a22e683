import { useLoaderData } from 'react-router-dom';
import type { DraftPageData } from './draft-pages';

/** The page of the site on which a draft will be, with the draft in it (product 29.21). */
export function PreviewedPage() {
  const { Page } = useLoaderData<DraftPageData>();
  // It reads the data of this route as it reads that of its own.
  return <Page />;
}
