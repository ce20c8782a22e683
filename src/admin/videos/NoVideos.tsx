import { Link } from 'react-router-dom';

/** Words in place of an empty list. */
export const NoVideos = ({ search }: { readonly search: string }) =>
  search ? (
    <>
      <p className="empty">No videos found.</p>
      <p>
        You searched for “{search}”.{' '}
        <Link to={{ search: '' }} preventScrollReset>
          Show all videos
        </Link>
      </p>
    </>
  ) : (
    <p className="empty">No videos available.</p>
  );
