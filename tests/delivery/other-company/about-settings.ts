import picture from './pictures/picture.webp';

export const ABOUT_SETTINGS = {
  aboutWord: 'zephyr',
  aboutTitle: 'A light wind',
  aboutIntro: 'We make comedies.',
  storyCaption: '',
  storyPicture: { src: picture, width: 16, height: 9, color: '#ffffff', alt: '' },
  storyLead: 'It began with a kite.',
  story: 'And went on with a second one.',
  storyQuote: '',
  storyMore: '',
  mission: 'To make people laugh.',
  vision: 'People who laugh.',
  teamTitle: 'The sons',
  producer1: 'Ada Example',
  producer1Role: 'Producer',
  producer1Bio: 'Flies kites.',
  producer1Picture: { src: picture, width: 16, height: 9, color: '#ffffff', alt: '' },
  producer2: 'Bob Example',
  producer2Role: 'Producer',
  producer2Bio: 'Holds the line.',
  producer2Picture: { src: picture, width: 16, height: 9, color: '#ffffff', alt: '' },
};
