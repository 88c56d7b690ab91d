/** What the phone shows of the hill: the unstretched pentagon with a little ground around it. */
export const pentagonBox = { left: -309, top: -277, width: 618, height: 600 } as const
