import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collection } from '../base/place';

/** The facts of videos, which are on YouTube. */
export const videoKind = defineKind('video', {
  place: collection('videos'),
  fields: {
    title: { type: 'text', translated: true, max: 150, required: true },
    description: { type: 'long text', translated: true, max: 5000, required: true },
    videoUrl: { type: 'YouTube link', max: 300, required: true },
    movieId: { type: 'reference', to: 'movie', stored: 'movie' },
    // Shown instead of YouTube's thumbnail (product 7.8).
    picture: { type: 'picture', stored: 'img', folder: 'videos', instead: 'videoUrl' },
    // A switch on the card changes it.
    onLandingPage: { type: 'yes or no', stored: 'landingPage', whenAdded: 'yes' },
  },
  order: 'newest',
  page: 50,
  file: 'videos',
  missing: ['title', 'picture', 'description', 'movieId'],
});

export interface VideoFields extends Fields<typeof videoKind> {}
export interface Video extends Entry<typeof videoKind> {}
