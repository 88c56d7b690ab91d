/** What the phone shows of the hill: the unstretched pentagon with a little ground around it. */
export const pentagonBox = { left: -306, top: -280, width: 612, height: 584 } as const
