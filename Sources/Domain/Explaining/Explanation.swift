package import KeepItFreshLabels

/// What is drawn onto a copy of a photo to show how it was understood.
package struct Explanation: Hashable, Sendable {
    /// The frames in the picture, the least important first: later marks cover earlier ones.
    package var marks: [Mark]
    /// The lines below the picture, the decision first.
    package var caption: [Note]

    package init(marks: [Mark] = [], caption: [Note] = []) {
        self.marks = marks
        self.caption = caption
    }

    /// A frame around a place in the photo, with text beside it.
    package struct Mark: Hashable, Sendable {
        /// The frame in pixels of the upright photo.
        package var box: Quad
        /// The lines of text beside the frame.
        package var lines: [String]
        /// The colour of the frame and of the background of the text.
        package var color: Color

        package init(box: Quad, lines: [String], color: Color) {
            self.box = box
            self.lines = lines
            self.color = color
        }
    }

    /// A line of text in a colour.
    package struct Note: Hashable, Sendable {
        package var text: String
        package var color: Color

        package init(text: String, color: Color) {
            self.text = text
            self.color = color
        }
    }

    /// Why an explanation could not be drawn or saved.
    package enum Failure: Error, Hashable, Sendable {
        /// The photo cannot be read.
        case photo(ScanError)
        /// A file that is not an earlier explanation already has the picture's name; it is left alone.
        case occupied
        /// The picture's folder does not exist and cannot be created, or is not a folder.
        case noFolder
        /// The system does not permit writing there.
        case permissionDenied
        /// The disk is full.
        case diskFull
        /// The picture cannot be drawn or written for another reason.
        case notWritable
    }

    /// A colour in sRGB, each component from 0 to 255.
    package struct Color: Hashable, Sendable {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }
}
