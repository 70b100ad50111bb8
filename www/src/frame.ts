/* The entry point of frames (embed.html). */

import './embed/document';
