import { beginPage } from '../../app/ahead';
import { videosLoader } from './videos.loader';

beginPage((request) => videosLoader({ request }));
