/** The box the pictures of tools are drawn in; they stretch to their card. */
export const pictureWidth = 640;
export const pictureHeight = 240;
