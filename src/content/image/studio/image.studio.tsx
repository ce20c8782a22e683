import { adminPaths } from '../../paths/admin-paths';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';
import { imageKind, imageName } from '../image';

export const imageStudio = defineStudio(imageKind, {
  words: {
    one: 'image',
    many: 'images',
    name: 'Gallery image',
    plural: 'Gallery images',
    heading: 'Gallery',
    untitled: 'Picture',
    add: {
      label: 'Add images',
      action: 'Add to the gallery',
      pending: 'Uploading...',
      done: 'Image added successfully!',
      doneSeveral: 'Images added successfully!',
      failed: 'Error adding image!',
    },
    edit: {
      done: 'Image updated successfully!',
      failed: 'Error updating image!',
    },
    remove: {
      done: 'Image deleted successfully!',
      failed: 'Error deleting image!',
    },
  },
  fields: {
    title: { label: 'Title', hint: 'As in “First day of shooting”.' },
    subtitle: { label: 'Subtitle', hint: 'As in “Day 12, 2025”.' },
    description: {
      label: 'Description',
      rows: 4,
      wide: true,
      hint: 'Who and what is to be seen, below the large picture.',
    },
    movieId: {
      label: 'Film',
      hint: 'The page of that film then shows the picture among its stills.',
      wide: true,
      shared: true,
    },
    picture: {
      label: 'Picture',
      hint: 'Any shape, best 1920 pixels wide.',
      goodSide: 1000,
      several: 'an image',
      byTimeTaken: true,
    },
  },
  bulk: ['movieId'],
  draft: 'gallery image',
  path: adminPaths.gallery,
  viewPath: (_id, path) => paths.picture(path),
  nameOf: imageName,
  card: (image, position) => ({
    subtitle: image.subtitle,
    description: image.description,
    // Without a title, the description already is the name of the image.
    notes: image.picture.alt === imageName(image, position) ? [] : [{ text: image.picture.alt }],
  }),
});
