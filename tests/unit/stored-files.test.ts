// product 17.6.
import { expect, test } from 'vitest';
import { pictureAddressesIn } from '../../src/shared/pictures/picture-name';

test('the picture addresses in an entry are found in its picture fields at any depth', () => {
  const picture = { alt: 'alt', color: '#fff', sizes: { 480: 'small', 960: 'medium' } };
  const entry = {
    img: 'img',
    picture: { ...picture, share: 'share' },
    backdrop: { src: 'backdrop', sizes: { 1920: 'large' } },
  };
  expect(pictureAddressesIn({ path: 'videos/v', entry }).toSorted()).toEqual(
    ['backdrop', 'img', 'large', 'medium', 'share', 'small'].toSorted(),
  );
  expect(pictureAddressesIn({ imageUrl: 'banner' })).toEqual(['banner']);
  expect(pictureAddressesIn({ storyPicture: { img: 'settings' } })).toEqual(['settings']);
});

test('other texts in an entry are not picture addresses: a description, a list, a name', () => {
  const texts = { title: 'a', description: 'b', videoUrl: 'c', list: ['d'], alt: 'e' };
  expect(pictureAddressesIn({ ...texts, picture: { alt: 'f' } })).toEqual([]);
  expect(['text', null, 7, ['a'], undefined].flatMap(pictureAddressesIn)).toEqual([]);
});
